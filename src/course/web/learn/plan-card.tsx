import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { planLimits } from '#course/rules/plan/plan-limits.ts';
import { type Plan, PlanLine } from '#course/web/plan-line.tsx';
import { useSetPlan } from '#course/web/queries/progress.ts';
import { pageLanguage } from '#platform/web/page-language.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { CheckField, SelectField } from '#platform/web/ui/field.tsx';
import { forPress } from '#platform/web/ui/for-press.ts';
import { formSent, showFailure, showToast } from '#platform/web/ui/toast.ts';

/** Loads the code of the calendar file at the press that asks for it. */
const planFile = () => import('./plan-file.ts');

/**
 * The plan to the event: what to do today, a button for a calendar file if lessons are planned, and the choices from
 * which the plan is made. Without a date of the event there is no card.
 */
export function PlanCard({ plan, coverage }: Parameters<typeof PlanLine>[0]) {
  const text = useText();
  if (plan.outcome === 'no_date') return null;
  return (
    <Card aria-labelledby="plan-title">
      <h2 id="plan-title" className="card-title">
        {text('dance_plan_title')}
      </h2>
      <PlanLine plan={plan} coverage={coverage} />
      <div className="cluster">
        {plan.lessons.length > 0 && (
          <Button
            look="quiet"
            size="small"
            onClick={() => forPress(planFile, ({ savePlanFile }) => savePlanFile(plan, text))}
          >
            <CalendarPlus aria-hidden="true" size={18} />
            <span>{text('dance_plan_calendar')}</span>
          </Button>
        )}
      </div>
      <details>
        <summary>{text('dance_plan_change')}</summary>
        <Choices key={`${plan.minutes_per_day} ${plan.rest_days}`} plan={plan} />
      </details>
    </Card>
  );
}

const minuteChoices = [10, 15, 20, 30, 45, 60, 90, 120, planLimits.minutes.most];
const weekdays = [1, 2, 3, 4, 5, 6, 0];

function Choices({ plan }: { plan: Plan }) {
  const text = useText();
  const [minutes, setMinutes] = useState(plan.minutes_per_day);
  const [rests, setRests] = useState<readonly number[]>(plan.rest_days);
  const saving = useSetPlan();
  const offered = [...new Set([...minuteChoices, plan.minutes_per_day])].toSorted((a, b) => a - b);

  function save() {
    formSent();
    saving.mutate(
      { minutes_per_day: minutes, rest_days: [...rests] },
      {
        onSuccess: () => showToast({ kind: 'success', text: text('toast.settingsSaved') }),
        onError: () => showFailure({ text: text('toast.settingsFailed') }),
      },
    );
  }

  return (
    <div className="stack">
      <SelectField
        label={text('dance_plan_minutes')}
        options={offered.map((choice) => [choice, String(choice)])}
        value={minutes}
        onChange={(event) => setMinutes(Number(event.target.value))}
      />
      <fieldset className="cluster tight">
        <legend>{text('dance_plan_rests')}</legend>
        {weekdays.map((day) => (
          <CheckField
            key={day}
            label={weekdayName(day)}
            checked={rests.includes(day)}
            onChange={({ target }) =>
              setRests(target.checked ? [...rests, day] : rests.filter((each) => each !== day))
            }
          />
        ))}
      </fieldset>
      <Button look="bone" busy={saving.isPending} onClick={save}>
        {text('dance_plan_save')}
      </Button>
    </div>
  );
}

/** Returns the short name of a weekday, such as 'Mon'; 0 is Sunday. 7 January 2024 was a Sunday. */
function weekdayName(day: number): string {
  return new Date(2024, 0, 7 + day).toLocaleDateString(pageLanguage(), { weekday: 'short' });
}
