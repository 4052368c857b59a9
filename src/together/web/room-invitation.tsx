import { CalendarClock, Share2 } from 'lucide-react';
import { eventCalendarFile } from '#event/rules/calendar-file.ts';
import { roomLasts } from '#event/rules/rooms.ts';
import { saveCalendar } from '#event/web/save-calendar.ts';
import { useSettings, useText } from '#platform/web/queries/copy.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { addressOf, shareAddress } from '#platform/web/ui/share-address.ts';
import { roomPath } from '#together/rules/paths.ts';

/** The buttons for inviting others into the room, and for saving its time in a calendar. */
export function RoomInvitation({ start, name }: { start: number; name: string }) {
  const text = useText();
  const settings = useSettings();
  const path = roomPath(start);

  function share() {
    const address = addressOf(path);
    const shared = { title: name, text: text('together_share_text'), url: address };
    const words = { copied: text('together_shared'), toCopy: text('together_copy_failed', { address }) };
    void shareAddress(shared, words);
  }

  function save() {
    saveCalendar('dance-together.ics', eventCalendarFile, path, {
      uid: `together-${start}@shamble`,
      title: name,
      description: text('together_calendar_text'),
      start,
      minutes: Math.ceil(roomLasts(settings) / 60),
    });
  }

  return (
    <div className="cluster">
      <Button look="bone" onClick={share}>
        <Share2 aria-hidden="true" size={18} />
        <span>{text('together_share')}</span>
      </Button>
      <Button look="quiet" onClick={save}>
        <CalendarClock aria-hidden="true" size={18} />
        <span>{text('together_calendar')}</span>
      </Button>
    </div>
  );
}
