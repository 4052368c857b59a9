import { createPlayer, type PlayerStore } from '../player-store.ts';
import { quietEdges } from './quiet-edges.ts';
import { type See, watchedMedia } from './watched-media.ts';

/** A player in an otherwise empty page; `see` is called for every picture that its medium shows. */
export function playWatched(see: See): PlayerStore {
  const host = document.createElement('div');
  host.className = 'bench-host';
  document.body.replaceChildren(host);
  const player = createPlayer(quietEdges(watchedMedia(see)));
  player.attach(host);
  return player;
}
