import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Crew } from '#crew/api/crew.ts';
import { crewCopy } from '#crew/content/crew-copy.ts';
import { crewPaths } from '#crew/rules/crew-paths.ts';
import { useCrewWrite } from '#crew/web/crew.ts';
import { crewDevice } from '#crew/web/crew-device.ts';
import { forgetTallies } from '#crew/web/crew-tally.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { SureDialog } from '#platform/web/ui/sure-dialog.tsx';
import { showToast } from '#platform/web/ui/toast.ts';
import { DetailsForm } from '../details-form.tsx';
import { HandOver } from './hand-over.tsx';
import { ResetCode } from './reset-code.tsx';
import { SaveNote } from './save-note.tsx';
import { useSaveCrew } from './use-save-crew.ts';

/** The settings of a crew, behind a line that opens them: name and place, a new code, handing over, and deletion. */
export function SettingsCard({ crew }: { crew: Crew }) {
  const text = useText(crewCopy);
  const navigate = useNavigate();
  const save = useSaveCrew(crew);
  // This callback runs before crews are read again, because this page disappears with its crew. It does not navigate
  // if the leader has left the page meanwhile.
  const remove = useCrewWrite('deleteCrew', () => {
    crewDevice.forget(crew.id);
    forgetTallies(crew.id);
    showToast({ kind: 'success', text: text('crew_deleted') });
    if (window.location.pathname.endsWith(crewPaths.led(crew.id)))
      void navigate(crewPaths.home, { replace: true });
  });
  const [deleting, setDeleting] = useState(false);
  return (
    <Card as="details" className="crew-settings">
      <summary>
        <h2 className="card-title">{text('crew_settings_title')}</h2>
        <span className="quiet">{text('crew_settings_text')}</span>
      </summary>
      <div className="stack snug">
        <DetailsForm details={crew} button={text('crew_save')} busy={save.isPending} onSave={save.change} />
        <SaveNote save={save} />
        <ResetCode crew={crew} />
        <HandOver crew={crew} />
        <Button look="blood" className="own-width" onClick={() => setDeleting(true)}>
          {text('crew_delete')}
        </Button>
        <SureDialog
          open={deleting}
          title={text('crew_delete')}
          words={text('crew_delete_sure', { name: crew.name })}
          no={text('crew_cancel')}
          yes={text('crew_delete_yes')}
          call={remove}
          onClose={() => setDeleting(false)}
          onYes={() => remove.mutate({ params: { crew_id: crew.id }, body: {} })}
        />
      </div>
    </Card>
  );
}
