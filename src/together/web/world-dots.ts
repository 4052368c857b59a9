// The world as dots of six degrees, by part of the world as time zones name them: rows from 75° north to 51°
// south, columns from 180° west. The map was drawn for Shamble. 'America 10-16' is land from column 10 to
// 16.

import type { Area } from '#event/rules/crowd.ts';

const rows = [
  'America 10-16, America 20-25, Asia 44-48',
  'America 2-18, America 21-25, Europe 32-39, Asia 40-59',
  'America 2-13, America 17-18, America 21-22, Atlantic 26-27, Europe 31-39, Asia 40-58',
  'America 3-4, America 8-14, America 17-19, Europe 29-29, Europe 31-39, Asia 40-53, Asia 56-56',
  'America 8-20, Europe 28-39, Asia 40-53, Asia 56-56',
  'America 9-19, Europe 29-37, Asia 38-52, Asia 53-53',
  'America 9-17, Europe 28-29, Europe 32-33, Asia 34-49, Asia 51-51, Asia 53-53',
  'America 10-16, Africa 28-31, Asia 36-49, Asia 51-52',
  'America 11-13, America 16-16, Africa 28-35, Asia 36-49',
  'Pacific 3-3, America 12-13, America 15-17, Africa 27-35, Asia 36-39, Asia 42-44, Asia 45-47, Asia 50-50',
  'America 14-15, America 19-19, Africa 27-36, Asia 37-37, Asia 42-43, Asia 46-47, Asia 50-50, Pacific 54-54',
  'America 16-19, Africa 28-37, Asia 43-43, Asia 46-47, Asia 50-50, Pacific 57-57',
  'America 17-21, Africa 31-37, Asia 46-47, Asia 48-49, Asia 50-50, Pacific 58-58',
  'America 17-23, Africa 31-36, Asia 47-47, Asia 49-50, Asia 52-52, Pacific 53-54, Indian 41-41',
  'America 17-24, Africa 32-36, Asia 48-49, Asia 51-51, Pacific 53-54, Pacific 56-56, Indian 42-42',
  'America 18-23, Africa 32-36, Indian 38-38, Australia 51-54, Pacific 59-59, Pacific 1-1',
  'America 18-23, Africa 32-35, Indian 37-37, Indian 39-39, Australia 49-54, Pacific 57-57, Pacific 5-5',
  'America 18-21, Africa 32-35, Australia 49-55',
  'America 18-20, Africa 33-34, Australia 49-50, Australia 52-55',
  'America 18-19, Australia 54-54, Pacific 59-59',
  'America 18-19, Australia 54-54, Pacific 58-58',
  'America 18-18, Atlantic 20-20',
];

export const worldWidth = 60;
export const worldHeight = rows.length;

/** The dots of each part of the world, as the `d` of one SVG path: lines of no length, which round ends make dots. */
export const worldDots: ReadonlyMap<Area, string> = dots();

function dots(): Map<Area, string> {
  const paths = new Map<Area, string>();
  for (const [row, lands] of rows.entries()) {
    for (const land of lands.split(', ')) {
      const [area, first, last] = land.split(/[ -]/);
      for (let column = Number(first); column <= Number(last); column++) {
        const path = paths.get(area as Area) ?? '';
        paths.set(area as Area, `${path}M${column + 0.5} ${row + 0.5}h0`);
      }
    }
  }
  return paths;
}
