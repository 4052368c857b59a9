import { useState } from 'react';
import type { Crew } from '#crew/api/crew.ts';
import { crewCopy } from '#crew/content/crew-copy.ts';
import { joinPath } from '#crew/rules/crew-paths.ts';
import { useCrewWrite } from '#crew/web/crew.ts';
import { shownCode } from '#platform/rules/spoken-code.ts';
import { QrCode } from '#platform/web/qr/qr-code.tsx';
import { useText } from '#platform/web/queries/copy.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { addressOf, shareAddress } from '#platform/web/ui/share-address.ts';
import { SureDialog } from '#platform/web/ui/sure-dialog.tsx';
import { showToast } from '#platform/web/ui/toast.ts';
import { TitledCard } from '../titled-card.tsx';

/** The code of a crew, to be read aloud, shown as a QR code, or sent as a link. */
export function InviteCard({ crew: { id, name, code, code_old } }: { crew: Crew }) {
  const text = useText(crewCopy);
  const reset = useCrewWrite('resetCrewCode');
  const [asked, setAsked] = useState(false);
  const address = code === null ? null : addressOf(joinPath(code));

  function share(url: string) {
    const words = { copied: text('crew_invite_shared'), toCopy: text('crew_invite_copy', { address: url }) };
    void shareAddress({ title: name, url }, words);
  }

  return (
    <TitledCard title={text('crew_invite_title')}>
      {code !== null && address !== null ? (
        <>
          <p>{text(code_old ? 'crew_invite_old' : 'crew_invite_text')}</p>
          <div className="stack centered crew-code">
            <QrCode address={address} label={text('crew_qr', { address })} />
            <strong translate="no">{shownCode(code)}</strong>
          </div>
          <Button className="own-width" onClick={() => share(address)}>
            {text('crew_invite_share')}
          </Button>
        </>
      ) : (
        <p role="status">{text('crew_invite_lost')}</p>
      )}
      <Button look="quiet" className="own-width" onClick={() => setAsked(true)}>
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
    </TitledCard>
  );
}
