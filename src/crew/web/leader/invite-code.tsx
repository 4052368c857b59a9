import type { Crew } from '#crew/api/crew.ts';
import { crewCopy } from '#crew/content/crew-copy.ts';
import { crewPaths, joinPath } from '#crew/rules/crew-paths.ts';
import { shownCode } from '#platform/rules/spoken-code.ts';
import { QrCode } from '#platform/web/qr/qr-code.tsx';
import { useText } from '#platform/web/queries/copy.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { addressOf, shareAddress } from '#platform/web/ui/share-address.ts';

/** The code of a crew as text to read aloud, as a QR code, as a link, and as a sheet for parents. */
export function InviteCode({ crew: { id, name, code, code_old } }: { crew: Crew }) {
  const text = useText(crewCopy);
  if (code === null) return <p role="status">{text('crew_invite_lost')}</p>;
  const address = addressOf(joinPath(code));

  function share() {
    const words = { copied: text('crew_invite_shared'), toCopy: text('crew_invite_copy', { address }) };
    void shareAddress({ title: name, url: address }, words);
  }

  return (
    <>
      <p>{text(code_old ? 'crew_invite_old' : 'crew_invite_text')}</p>
      <div className="stack centered crew-code">
        <QrCode address={address} label={text('crew_qr', { address })} />
        <strong translate="no">{shownCode(code)}</strong>
      </div>
      <div className="cluster">
        <Button onClick={share}>{text('crew_invite_share')}</Button>
        <ButtonLink look="bone" to={crewPaths.print(id, 'parents')}>
          {text('crew_invite_parents')}
        </ButtonLink>
      </div>
    </>
  );
}
