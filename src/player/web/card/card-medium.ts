// The count card as a practice medium: it shows the dance's title and section. The stage's words show counts and cues.

import './card.css';
import { say } from '#platform/web/page-language.ts';
import type { SourceOf } from '#player/rules/medium-source.ts';
import { momentShown } from '#player/rules/shown-counts.ts';
import type { Medium } from '../medium.ts';
import { type CountedEdges, type Face, makeCounted } from './counted-medium.ts';

/** Makes a count card inside `host`. */
export function makeCard(host: HTMLElement, source: SourceOf<'card'>, edges: CountedEdges = {}): Medium {
  return makeCounted(source, drawCard(host, source), edges);
}

/** Draws the dance's title and section; `place` is an element for the sound. */
function drawCard(host: HTMLElement, source: SourceOf<'card'>): Face {
  const [card, title, section, place] = ['p', 'b', 'span', 'span'].map((tag) => document.createElement(tag));
  if (!card || !title || !section || !place) throw new Error('no elements');
  card.className = 'count-card';
  title.textContent = say(source.shows[0]?.score.title ?? '');
  card.append(title, section, place);
  host.replaceChildren(card);
  return {
    place,
    show(second: number) {
      const moment = momentShown(source, second);
      const text = moment ? say(moment.section) : '';
      if (section.textContent !== text) section.textContent = text;
    },
    leave: () => host.replaceChildren(),
  };
}
