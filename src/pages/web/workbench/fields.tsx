import {
  CheckField,
  Choices,
  Field,
  PasswordField,
  SelectField,
  TextField,
} from '#platform/web/ui/field.tsx';
import { Form } from '#platform/web/ui/form.tsx';

const error = 'Please enter an email address, such as dancer@example.com.';

export function Fields() {
  return (
    <section className="stack">
      <h2>Fields</h2>
      <Form className="stack catalogue-form">
        <Field label="A line of text" aside="(optional)" hint="With a hint." defaultValue="Morticia" />
        <Field label="With an error" defaultValue="morticia" error={error} />
        <Field label="Disabled" defaultValue="Resting" disabled />
        <PasswordField label="Password" show="Show password" hide="Hide password" defaultValue="graveyard" />
        <TextField label="Several lines" rows={3} defaultValue={'One groan\nTwo groans'} />
        <SelectField
          label="One of a list"
          options={[
            ['bug', 'Bug Report'],
            ['general', 'General Feedback'],
          ]}
        />
        <CheckField label="A box to tick" hint="Ticked by default." defaultChecked />
        <CheckField label="A box with an error" error="Please tick it." />
        <Choices
          legend="One of a few"
          name="catalogue-role"
          choices={[
            { value: 'dancer', label: 'Dancer', text: 'I want to learn the dance.' },
            { value: 'instructor', label: 'Instructor', text: 'I teach it to others.' },
          ]}
          onChoose={() => {}}
        />
      </Form>
    </section>
  );
}
