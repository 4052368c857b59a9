import { CalendarClock, Share2 } from 'lucide-react';
import { eventCalendarFile } from '#rules/event/calendar-file.ts';
import { roomPath } from '#rules/moment/room-name.ts';
import { danceSeconds } from '#rules/moment/rooms.ts';
import { pageNow } from '#web/moment/page-clock.ts';
import { pageBase } from '#web/page-language.ts';
import { useReadCopy } from '#web/queries/copy.ts';
import { Button } from '#web/ui/button.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { shareAddress } from '#web/ui/share-address.ts';

/** Brings others into the room, and oneself at its time. */
export function RoomInvitation({ start, name }: { start: number; name: string }) {
  const text = useReadCopy();
  const address = () => window.location.origin + pageBase() + roomPath(start);

  function share() {
    const shared = { title: name, text: text('together_share_text'), url: address() };
    const words = {
      copied: text('together_shared'),
      toCopy: text('together_copy_failed', { address: address() }),
    };
    void shareAddress(shared, words);
  }

  function save() {
    const file = eventCalendarFile({
      uid: `together-${start}@shamble`,
      title: name,
      description: text('together_calendar_text'),
      url: address(),
      now: Math.floor(pageNow()),
      start,
      minutes: danceSeconds / 60,
    });
    saveFile('dance-together.ics', 'text/calendar;charset=utf-8', file);
  }

  return (
    <div className="cluster">
      <Button look="bone" onClick={share}>
        <Share2 aria-hidden="true" size={18} />
        {text('together_share')}
      </Button>
      <Button look="quiet" onClick={save}>
        <CalendarClock aria-hidden="true" size={18} />
        {text('together_calendar')}
      </Button>
    </div>
  );
}
