import type { Profile } from '#api/profile.ts';
import { toastTexts } from '#content/messages.ts';
import { ZoneOptions } from '#web/course-ui/zone-options.tsx';
import { useReadCopy } from '#web/queries/copy.ts';
import { useChooseZone } from '#web/queries/profile.ts';
import { deviceZone, isVague } from '#web/queries/time-zone.ts';
import { SelectField } from '#web/ui/field.tsx';
import { formSent, showFailure, showToast } from '#web/ui/toast.ts';

/** Offered where the device does not say, or may not tell, where its person is, and where one was chosen before. */
export function ZoneChoice({ profile: { chosen_zone, counted_zone } }: { profile: Profile }) {
  const text = useReadCopy();
  const choosing = useChooseZone();
  const device = deviceZone();
  const unknown = device === null || (!chosen_zone && counted_zone === 'UTC' && !isVague(device));
  if (!chosen_zone && !unknown && !isVague(device)) return null;

  function choose(zone: string) {
    formSent();
    choosing.mutate(zone || null, {
      onSuccess: () => showToast({ kind: 'success', text: toastTexts.settingsSaved }),
      onError: () => showFailure({ text: toastTexts.settingsFailed }),
    });
  }

  const hint = chosen_zone ? 'chosen' : device === null ? 'silent' : unknown ? 'unknown' : 'vague';
  return (
    <SelectField
      label={text('profile_zone')}
      hint={text(`profile_zone_${hint}`, { zone: device ?? '' })}
      value={(choosing.isPending ? choosing.variables : chosen_zone) ?? ''}
      disabled={choosing.isPending}
      onChange={({ target }) => choose(target.value)}
    >
      <option value="">{text('profile_zone_device')}</option>
      <ZoneOptions first={[...(chosen_zone ? [chosen_zone] : []), 'UTC']} />
    </SelectField>
  );
}
