// The house dancer with an operator's dance: his picture follows the counts of the dance's score. The counts run
// with the operator's music or in the score's tempo. with-clicks.ts adds click and voice, as on every medium with
// known counts.

import './dancer.css';
import type { VersionName } from '#dance/content/routine/version-names.ts';
import { composedDance } from '#dance/rules/compose/compose.ts';
import type { MakePainter } from '#dance/web/painter.ts';
import { dancedSecond } from '#player/rules/danced-second.ts';
import type { OwnRun, SourceOf } from '#player/rules/medium-source.ts';
import { type CountedEdges, makeCounted } from '../card/counted-medium.ts';
import type { Medium } from '../medium.ts';
import { makeStage } from './stage.ts';

type Edges = CountedEdges & { paint?: MakePainter };

/** Makes a dancer inside `host`. Screen readers read `label` for the picture. */
export function makeOwnDancer(
  host: HTMLElement,
  source: SourceOf<'dancer'>,
  own: OwnRun,
  label: string,
  { paint: painter, ...edges }: Edges = {},
): Medium {
  const { shown } = own;
  const stage = makeStage(host, label, source.chorus, painter);
  const place = document.createElement('span');
  place.hidden = true;
  host.append(place);
  const show = (second: number) => stage.show(dancedSecond(shown, second));
  const face = { place, show, leave: () => host.replaceChildren() };
  const medium = makeCounted(own, face, edges);
  let frame = 0;

  function paint() {
    show(medium.position());
    frame = medium.state() === 'playing' ? requestAnimationFrame(paint) : 0;
  }

  medium.listen((event) => {
    if (event.type === 'state' && event.state === 'playing') frame ||= requestAnimationFrame(paint);
  });

  function setVersion(version: VersionName) {
    stage.setDance(composedDance(shown.score, version));
    return Promise.resolve();
  }

  void setVersion('full');
  return {
    ...medium,
    setSide: stage.setSide,
    setGroup: stage.setGroup,
    setVersion,
    async load(options) {
      stage.setRate(options.rate);
      await medium.load(options);
    },
    setRate(rate) {
      stage.setRate(rate);
      medium.setRate(rate);
    },
    destroy() {
      cancelAnimationFrame(frame);
      stage.destroy();
      medium.destroy();
    },
  };
}
