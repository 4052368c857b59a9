import { useDeferredValue, useRef } from 'react';
import { mergeFields } from '#platform/web/forms/merge.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { Field } from '#platform/web/ui/field.tsx';
import { Form } from '#platform/web/ui/form.tsx';
import { colourOf, isReadableAccent } from '#studio/rules/accent.ts';
import { type Brand, brandFields, brandKeys, brandProblem, iconFields } from '#studio/rules/brand.ts';
import { meantText } from '#studio/rules/name-texts.ts';
import { studioLimits } from '#studio/rules/studio-limits.ts';
import { useStudio } from '#studio/web/studio.ts';
import type { OutputOf } from '#subjects/api/contract.ts';
import { Loaded } from '../loaded.tsx';
import { PageHead } from '../page-head.tsx';
import { SaveBar } from '../save-bar.tsx';
import { useDraft } from '../use-draft.ts';
import { useSave } from '../use-save.ts';
import { AccentField } from './accent-field.tsx';
import './brand.css';
import { BrandPreview } from './brand-preview.tsx';
import { IconField } from './icon-field.tsx';

/** The page for the name, colour and icon of the operator's site, and for the sender of its mails. */
export function BrandPage() {
  const query = useStudio('readStudioBrand');
  return (
    <>
      <PageHead title="Brand">
        Name, colour and icon of your site, on every page, on home screens and in mails. Nothing changes for
        anybody until you save; a page that is open then follows when it is loaded anew.
      </PageHead>
      <Loaded query={query}>{(stored) => <BrandForm stored={stored} />}</Loaded>
    </>
  );
}

function BrandForm({ stored: { version, ...stored } }: { stored: OutputOf<'readStudioBrand'> }) {
  const draft = useDraft<Brand>('brand', stored, version, mergeBrand);
  const save = useSave('saveStudioBrand', draft);
  const brand = meant(draft.value);
  // An edit is made on the latest value, because an operator may go on typing while an icon is uploaded.
  const latest = useRef(draft.value);
  latest.current = draft.value;
  const edit = (changes: Partial<Brand>) => draft.edit({ ...latest.current, ...changes });
  const problem = draft.dirty ? brandProblem(brand) : null;
  const shown = useDeferredValue(brand);
  const errorOf = (field: keyof Brand) => (problem?.field === field ? problem.message : undefined);

  return (
    <Card as={Form}>
      <Field
        label="Name of the site"
        value={draft.value.name}
        error={errorOf('name')}
        maxLength={studioLimits.brandNameMax}
        onChange={(change) => edit({ name: change.target.value })}
      />
      <AccentField value={draft.value.accent} onValue={(accent) => edit({ accent })} />
      <IconField key={draft.revision} accent={readable(brand, stored)} icon={brand.icon} onIcons={edit} />
      <Field
        label="Sender of mails"
        hint="The name that people see in their inbox, before the address. Empty: the one that the server was set up with, or the name of the site."
        value={draft.value.sender}
        error={errorOf('sender')}
        maxLength={studioLimits.brandNameMax}
        onChange={(change) => edit({ sender: change.target.value })}
      />
      <SaveBar
        draft={draft}
        save={save}
        problem={problem?.message}
        onSave={() => {
          if (problem === null) void save.send(brand);
        }}
      />
      <BrandPreview brand={shown} accent={readable(shown, stored)} />
    </Card>
  );
}

const mergeBrand = mergeFields<Brand>({
  parts: { 'name of the site': ['name'], icon: iconFields, 'sender of mails': ['sender'] },
});

/** Returns the brand to save: the typed brand, with its colour and its names in the stored form. */
function meant(typed: Brand): Brand {
  const brand = { ...typed, accent: colourOf(typed.accent) ?? typed.accent };
  for (const field of brandFields) brand[field] = meantText(brandKeys[field], brand[field].trim());
  return brand;
}

/** Returns the colour for the preview: the typed colour if words are readable in it, or else the stored colour. */
function readable({ accent }: Brand, stored: Brand): string {
  return isReadableAccent(accent) ? accent : stored.accent;
}
