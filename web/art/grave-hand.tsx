// A hand out of the grave that holds up the sheet below it.

import { Drawing } from './drawing.tsx';
import { BareTree, Gravestone, Moon, Railings } from './graveyard.tsx';

export function GraveHand({ className }: { className?: string }) {
  return (
    <Drawing className={className} viewBox="0 0 480 150">
      <Moon x={338} y={78} r={38} />
      <BareTree fill="#3d2a63" height={150} lean={10} seed={4} transform="translate(440 152)" />
      <Railings fill="#3d2a63" count={9} transform="translate(24 146)" />
      <Gravestone fill="#2c1d4a" shape="round" transform="translate(140 152) rotate(-7) scale(1.35)" />
      <Gravestone fill="#2c1d4a" shape="cross" transform="translate(364 154) rotate(8) scale(1.1)" />
      <path fill="#150d24" d="M10 152C80 138 150 132 240 130C330 130 400 138 470 152Z" />
      <path
        fill="#5da32f"
        d="M212 152C214 130 213 118 216 107C208 101 199 89 195 77C192 69 201 64 206 71L219 87C216 73 212 58 211 45C211 35 223 34 225 44L232 77L235 33C236 23 249 24 249 34L249 78L261 43C264 33 276 36 274 46L266 85L280 69C287 63 296 70 290 79C283 95 275 107 264 114C263 127 266 140 270 152Z"
      />
      <path
        fill="#8fce4a"
        d="M208 152C210 130 209 118 212 107C204 101 195 89 191 77C188 69 197 64 202 71L215 87C212 73 208 58 207 45C207 35 219 34 221 44L228 77L231 33C232 23 245 24 245 34L245 78L257 43C260 33 272 36 270 46L262 85L274 71C268 90 258 104 250 110C249 126 250 140 254 152Z"
      />
      <path
        fill="#f6f0e0"
        d="M191 77C187 68 197 63 203 72L199 79ZM207 46C206 35 219 34 221 44L215 51ZM231 34C232 23 245 23 245 35L238 40ZM257 44C260 34 272 36 270 47L263 50ZM280 69C287 63 296 70 290 80L282 78Z"
      />
      <path fill="#6d1620" d="M196 152L204 134L214 139L224 131L236 138L248 130L258 138L268 132L284 152Z" />
    </Drawing>
  );
}
