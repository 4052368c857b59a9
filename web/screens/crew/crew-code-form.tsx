import { useNavigate } from 'react-router';
import { crewTexts } from '#content/copy/crew/answers.ts';
import { joinPath } from '#rules/crew/crew-paths.ts';
import { CodeForm } from '#web/course-ui/code-form.tsx';
import { useCrewText } from '#web/course-ui/use-crew-text.ts';

/** A crew's code, and the way to what it leads to. */
export function CrewCodeForm() {
  const text = useCrewText();
  const navigate = useNavigate();
  const words = {
    label: text('crew_code_label'),
    hint: text('crew_code_hint'),
    button: text('crew_code_look'),
    unknown: crewTexts.code_unknown,
  };
  return <CodeForm words={words} onCode={(code) => void navigate(joinPath(code))} />;
}
