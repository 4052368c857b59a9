import { useState } from 'react';
import type { Crew } from '#api/crew.ts';
import { shownCode } from '#rules/crew/crew-code.ts';
import { joinPath } from '#rules/crew/crew-paths.ts';
import { useCrewText } from '#web/course-ui/use-crew-text.ts';
import { pageBase } from '#web/page-language.ts';
import { QrCode } from '#web/qr/qr-code.tsx';
import { useCrewWrite } from '#web/queries/crew.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast.ts';
import { SureDialog } from '../sure-dialog.tsx';

/** The code of a crew, to be read aloud, shown as a QR code, or sent as a link. */
export function InviteCard({ crew: { id, name, code, code_old } }: { crew: Crew }) {
  const text = useCrewText();
  const reset = useCrewWrite('resetCrewCode');
  const [asked, setAsked] = useState(false);
  const address = code === null ? null : window.location.origin + pageBase() + joinPath(code);

  async function share(url: string) {
    try {
      if (navigator.share) return await navigator.share({ title: name, url });
      await navigator.clipboard.writeText(url);
      showToast({ kind: 'success', text: text('crew_invite_shared') });
    } catch (error) {
      // A person who closes the sheet has changed their mind.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      showToast({ kind: 'info', text: text('crew_invite_copy', { address: url }) });
    }
  }

  return (
    <section className="card" aria-labelledby="crew-invite">
      <h2 className="card-title" id="crew-invite">
        {text('crew_invite_title')}
      </h2>
      {code !== null && address !== null ? (
        <>
          <p>{text(code_old ? 'crew_invite_old' : 'crew_invite_text')}</p>
          <div className="crew-code">
            <QrCode address={address} label={text('crew_qr', { address })} />
            <strong translate="no">{shownCode(code)}</strong>
          </div>
          <Button className="crew-start" onClick={() => void share(address)}>
            {text('crew_invite_share')}
          </Button>
        </>
      ) : (
        <p role="status">{text('crew_invite_lost')}</p>
      )}
      <Button look="quiet" className="crew-start" onClick={() => setAsked(true)}>
        {text('crew_invite_reset')}
      </Button>
      <SureDialog
        open={asked}
        title={text('crew_invite_reset')}
        words={text('crew_invite_reset_sure')}
        yes={text('crew_invite_reset')}
        failure={reset.error}
        onClose={() => setAsked(false)}
        onYes={() =>
          reset.isPending ||
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
    </section>
  );
}
