import type { Profile } from '#people/api/profile.ts';
import { useChooseZone } from '#people/web/profile-queries.ts';
import { ZoneOptions } from '#people/web/zone-options.tsx';
import { useText } from '#platform/web/queries/copy.ts';
import { deviceZone, isVague } from '#platform/web/queries/time-zone.ts';
import { SelectField } from '#platform/web/ui/field.tsx';
import { formSent, showFailure, showToast } from '#platform/web/ui/toast.ts';

/**
 * The choice of a time zone, offered when the device hides its zone or gives an unknown zone, or when a zone was
 * chosen.
 */
export function ZoneChoice({ profile: { chosen_zone, counted_zone } }: { profile: Profile }) {
  const text = useText();
  const choosing = useChooseZone();
  const device = deviceZone();
  const unknown = device === null || (!chosen_zone && counted_zone === 'UTC' && !isVague(device));
  if (!chosen_zone && !unknown && !isVague(device)) return null;

  function choose(zone: string) {
    formSent();
    choosing.mutate(zone || null, {
      onSuccess: () => showToast({ kind: 'success', text: text('toast.settingsSaved') }),
      onError: () => showFailure({ text: text('toast.settingsFailed') }),
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
