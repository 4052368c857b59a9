// The small pictures beside the landing page's features. They are decoration, because the words beside them say the
// same.

import { Picture as checklist } from './pictures/icon-checklist.svg';
import { Picture as event } from './pictures/icon-event.svg';
import { Picture as segments } from './pictures/icon-segments.svg';
import { Picture as speed } from './pictures/icon-speed.svg';
import { Picture as streak } from './pictures/icon-streak.svg';
import { Picture as trophies } from './pictures/icon-trophies.svg';

const icons = { segments, speed, checklist, streak, trophies, event } as const;

export function FeatureIcon({ name }: { name: keyof typeof icons }) {
  const Icon = icons[name];
  return <Icon className="feature-icon" />;
}
