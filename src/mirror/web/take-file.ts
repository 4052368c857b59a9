// A take as a file, to save in a folder or to share.

import { hourForm } from '#event/rules/hour-form.ts';
import { writtenMoment } from '#event/rules/written-moment.ts';
import { pageLanguage } from '#platform/web/page-language.ts';
import { saveBlob } from '#platform/web/ui/save-file.ts';
import type { StoredTake } from './take-store.ts';

/** Returns the moment of filming, written as in the language of the page. */
export function momentText(moment: number): string {
  return writtenMoment(moment, pageLanguage(), { dateStyle: 'medium', timeStyle: 'short' });
}

/** Returns the moment of filming in a short form, for the label of a small picture. */
export function shortMomentText(moment: number): string {
  return writtenMoment(moment, pageLanguage(), {
    month: 'short',
    day: 'numeric',
    hour: hourForm(pageLanguage()),
    minute: '2-digit',
  });
}

/**
 * Returns the file of a take. Its name is the local day and time, written as in Sweden (year first), so that a list of
 * files by name is in order of time.
 */
export function fileOf({ film, recordedAt }: StoredTake): File {
  const moment = new Date(recordedAt).toLocaleString('sv').slice(0, 16).replace(/\D/g, '-');
  const type = film.type.split(';')[0] || 'video/webm';
  return new File([film], `my-take-${moment}.${type.split('/')[1]}`, { type });
}

export function saveTake(take: StoredTake): void {
  const file = fileOf(take);
  saveBlob(file.name, file);
}
