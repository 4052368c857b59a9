import type { ComponentProps } from 'react';
import { Field } from '#platform/web/ui/field.tsx';

type FileFieldProps = Pick<
  ComponentProps<typeof Field>,
  'label' | 'hint' | 'accept' | 'multiple' | 'disabled'
> & {
  onFiles: (files: File[]) => void;
};

/** Files from this device. One that was changed meanwhile can be chosen once more. */
export function FileField({ onFiles, ...field }: FileFieldProps) {
  return (
    <Field
      {...field}
      type="file"
      // A browser says nothing when the same file is chosen again.
      onClick={({ currentTarget }) => {
        currentTarget.value = '';
      }}
      onChange={({ target }) => onFiles([...(target.files ?? [])])}
    />
  );
}
