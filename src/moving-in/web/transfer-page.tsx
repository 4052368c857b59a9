import { Card } from '#platform/web/ui/card.tsx';
import './moving-in.css';
import { useQuery } from '@tanstack/react-query';
import { movingInRoutes } from '#moving-in/api/moving-in-routes.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ErrorNote } from '#platform/web/ui/error-note.tsx';
import { Field, TextField } from '#platform/web/ui/field.tsx';
import { Loaded } from '#studio/web/loaded.tsx';
import { PageHead } from '#studio/web/page-head.tsx';
import { studioQuery, useStudioWrite } from '#studio/web/studio.ts';
import { useDraft } from '#studio/web/use-draft.ts';
import type { OutputOf } from '#subjects/api/contract.ts';
import { ImportPanel } from './import-panel.tsx';

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

/** Milliseconds between two reads of the invitation while its mails are being sent. */
const lookEvery = 2_000;

type Invitation = OutputOf<'readStudioInvitation'>;

/** Sends the mail to the people of an import that they have moved, once the operator presses the button. */
function InvitePanel() {
  const query = useQuery({
    ...studioQuery('readStudioInvitation'),
    refetchInterval: ({ state }) => state.data?.state === 'running' && lookEvery,
    refetchIntervalInBackground: true,
  });
  return <Loaded query={query}>{(invitation) => <Invite invitation={invitation} />}</Loaded>;
}

function Invite({ invitation }: { invitation: Invitation }) {
  const { subject, words, state, waiting, invited, signed_in, bounced } = invitation;
  const send = useStudioWrite('sendStudioInvitation');
  const stop = useStudioWrite('stopStudioInvitation');
  const draft = useDraft('invitation', { subject, words }, '');
  if (waiting + invited + signed_in === 0) return null;
  const { value } = draft;
  return (
    <Card aria-label="Invitations">
      <h2 className="card-title">Tell the people who moved</h2>
      <p role="status">
        {`${waiting.toLocaleString('en-US')} wait, ${invited.toLocaleString('en-US')} were told, ${signed_in.toLocaleString('en-US')} have signed in${bounced > 0 ? `, ${bounced.toLocaleString('en-US')} addresses don’t exist any more` : ''}.`}
      </p>
      <Field
        label="Subject"
        value={value.subject}
        onChange={(change) => draft.edit({ ...value, subject: change.target.value })}
      />
      <TextField
        label="Your words"
        rows={8}
        value={value.words}
        hint="{first_name} becomes the person’s name. Below your words stands a button that leads to signing in by a mailed link."
        onChange={(change) => draft.edit({ ...value, words: change.target.value })}
      />
      <ErrorNote>{(send.error ?? stop.error)?.message}</ErrorNote>
      <div className="cluster">
        {state === 'running' ? (
          <Button look="bone" busy={stop.isPending} onClick={() => stop.mutate({})}>
            Stop sending
          </Button>
        ) : (
          <Button
            disabled={waiting === 0 || value.subject.trim() === '' || value.words.trim() === ''}
            busy={send.isPending}
            busyLabel="Starting…"
            onClick={() => send.mutate({ body: value }, { onSuccess: () => draft.stored(value, '') })}
          >
            {`Send it to ${waiting.toLocaleString('en-US')} ${waiting === 1 ? 'person' : 'people'}`}
          </Button>
        )}
      </div>
      <p className="quiet">
        Sixty go out every minute, to each person once. You can close this page: sending goes on, and picks up
        where it was after a restart.
      </p>
    </Card>
  );
}
