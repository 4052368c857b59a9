// The colours a trophy is made of: earned ones shine in moonlight, locked ones wait in the dusk of the crypt.
// Invariant: the tones that carry a shape (main, light, shine, flesh, bone) keep 3:1 against the cards and walls behind
// them, locked ones too (WCAG 1.4.11); the others only shade.

export type Metal = {
  deep: string;
  shade: string;
  main: string;
  light: string;
  shine: string;
  flesh: string;
  flesh_shade: string;
  bone: string;
  bone_shade: string;
  cloth: string;
  ink: string;
  stone: string;
  stone_light: string;
};

export const earned: Metal = {
  deep: '#8a5212',
  shade: '#c5841f',
  main: '#f2b632',
  light: '#ffd166',
  shine: '#ffe9a8',
  flesh: '#8fce4a',
  flesh_shade: '#5da32f',
  bone: '#f6f0e0',
  bone_shade: '#d9cfb8',
  cloth: '#e5484d',
  ink: '#22123a',
  stone: '#5a4389',
  stone_light: '#7b63ad',
};

export const locked: Metal = {
  deep: '#4d3b78',
  shade: '#66528f',
  main: '#7f6aaa',
  light: '#9482bd',
  shine: '#ab9bcf',
  flesh: '#8c7ab5',
  flesh_shade: '#66528f',
  bone: '#a99bc9',
  bone_shade: '#8674ae',
  cloth: '#75619f',
  ink: '#1f1436',
  stone: '#4a3775',
  stone_light: '#66528f',
};
