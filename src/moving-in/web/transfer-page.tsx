import { Card } from '#platform/web/ui/card.tsx';
import './moving-in.css';
import { movingInRoutes } from '#moving-in/api/moving-in-routes.ts';
import { PageHead } from '#studio/web/page-head.tsx';
import { ImportPanel } from './import-panel.tsx';
import { InvitePanel } from './invite-panel.tsx';

/** Export of the whole course as one file, and import of another product's tables. */
export function TransferPage() {
  return (
    <>
      <PageHead title="Import & export">
        Take the course with you, bring it back, or move a whole community here.
      </PageHead>
      <Card>
        <h2 className="card-title">Export</h2>
        <p>Settings, texts, lessons, steps and practice lists in one file. It holds nothing about people.</p>
        <p>
          Films, the recording and the icon are only named in it. Take the media folder of this server along
          with it, or upload them again where the course goes.
        </p>
        <p>
          <a href={movingInRoutes.exportStudioCourse[1]} download="course.json">
            Download the course
          </a>
        </p>
      </Card>
      <ImportPanel />
      <InvitePanel />
    </>
  );
}
