import { useState } from 'react';
import type { Crew } from '#crew/api/crew.ts';
import { crewCopy } from '#crew/content/crew-copy.ts';
import { useCrewWrite } from '#crew/web/crew.ts';
import { shownCode } from '#platform/rules/spoken-code.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { SureDialog } from '#platform/web/ui/sure-dialog.tsx';
import { showToast } from '#platform/web/ui/toast.ts';

/** Makes a new code after a question, because the old code stops working. */
export function ResetCode({ crew: { id } }: { crew: Crew }) {
  const text = useText(crewCopy);
  const reset = useCrewWrite('resetCrewCode');
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Button look="bone" className="own-width" onClick={() => setAsked(true)}>
        {text('crew_invite_reset')}
      </Button>
      <SureDialog
        open={asked}
        title={text('crew_invite_reset')}
        words={text('crew_invite_reset_sure')}
        no={text('crew_cancel')}
        call={reset}
        onClose={() => setAsked(false)}
        onYes={() =>
          reset.mutate(
            { params: { crew_id: id }, body: {} },
            {
              onSuccess: ({ code }) => {
                setAsked(false);
                showToast({
                  kind: 'success',
                  text: text('crew_invite_reset_done', { code: shownCode(code) }),
                });
              },
            },
          )
        }
      />
    </>
  );
}
