import { fixedText } from '#platform/web/fixed-text.ts';
import { showToast } from './toast.ts';

/** Code that only a press needs, fetched with it: where it can't be had, the press is answered in words. */
export function forPress<Code>(load: () => Promise<Code>, run: (code: Code) => void): void {
  load().then(run, () => showToast({ kind: 'error', text: fixedText('fallback.checkConnection') }));
}
