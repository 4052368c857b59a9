import { classCopy } from '#class/content/class-copy.ts';
import { shownCode } from '#platform/rules/spoken-code.ts';
import { leftToRight } from '#platform/web/left-to-right.ts';
import { pageBase } from '#platform/web/page-language.ts';
import { QrCode } from '#platform/web/qr/qr-code.tsx';
import { useText } from '#platform/web/queries/copy.ts';
import { paths } from '#subjects/rules/paths.ts';
import type { OwnScreen } from './class-link.ts';

/** The screen's code, to be scanned or typed. */
export function ClassCode({ screen: { code, origin } }: { screen: OwnScreen }) {
  const text = useText(classCopy);
  const page = `${origin ?? window.location.origin}${pageBase()}${paths.class}`;
  const address = `${page}#${code}`;
  return (
    <div className="stack centered class-code">
      <QrCode address={address} label={address} />
      <p>{text('class_scan', { address: leftToRight(page.replace(/^https?:\/\//, '')) })}</p>
      <strong>{shownCode(code)}</strong>
    </div>
  );
}
