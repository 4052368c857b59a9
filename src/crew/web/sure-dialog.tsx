import { useCrewText } from '#crew/web/use-crew-text.ts';
import { type SureDialogProps, SureDialog as UiSureDialog } from '#platform/web/ui/sure-dialog.tsx';

/** Asks once more before something goes; the way back is Cancel. */
export function SureDialog(props: Omit<SureDialogProps, 'no'>) {
  const text = useCrewText();
  return <UiSureDialog {...props} no={text('crew_cancel')} />;
}
