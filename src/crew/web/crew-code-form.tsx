import { useNavigate } from 'react-router';
import { crewTexts } from '#crew/content/answers.ts';
import { crewCopy } from '#crew/content/crew-copy.ts';
import { joinPath } from '#crew/rules/crew-paths.ts';
import { CodeForm } from '#platform/web/code-form.tsx';
import { useText } from '#platform/web/queries/copy.ts';

/** A form for a crew's code. It leads to the page on which the person can join that crew. */
export function CrewCodeForm() {
  const text = useText(crewCopy, crewTexts);
  const navigate = useNavigate();
  const words = {
    label: text('crew_code_label'),
    hint: text('crew_code_hint'),
    button: text('crew_code_look'),
    unknown: text('crew.code_unknown'),
  };
  return <CodeForm words={words} onCode={(code) => void navigate(joinPath(code))} />;
}
