import { fixedText } from '#platform/web/fixed-text.ts';
import { showToast } from './toast.ts';

/** Loads code that only a press needs, and runs it. Where it can't be loaded, a message says so. */
export function forPress<Code>(load: () => Promise<Code>, run: (code: Code) => void): void {
  load().then(run, () => showToast({ kind: 'error', text: fixedText('fallback.checkConnection') }));
}
