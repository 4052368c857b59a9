// The small pictures beside the landing page's features. Decoration: the words beside them say it all.

import type { ReactNode } from 'react';
import { Drawing } from './drawing.tsx';

type FeatureIconName = 'segments' | 'speed' | 'checklist' | 'streak' | 'trophies' | 'event';

export function FeatureIcon({ name, className }: { name: FeatureIconName; className?: string }) {
  return (
    <Drawing className={className} viewBox="0 0 64 64">
      <path d="M32 2C50 1 62 14 61 32C61 50 48 62 31 61C14 61 2 49 3 31C3 14 15 2 32 2Z" fill="#3d2a63" />
      {icons[name]}
    </Drawing>
  );
}

const icons: Record<FeatureIconName, ReactNode> = {
  segments: (
    <>
      <path d="M17 13L47 12L46 17L18 18ZM18 47L46 46L48 52L16 52Z" fill="#f2b632" />
      <path
        d="M20 18L44 17C44 25 36 28 35 32C35 36 44 39 44 46L20 47C20 39 29 37 29 32C29 28 20 25 20 18Z"
        fill="#f6f0e0"
      />
      <path
        d="M24 22L40 21C39 26 34 28 32 32C30 28 25 26 24 22ZM32 38C34 42 39 42 40 46L24 46C25 42 30 42 32 38Z"
        fill="#8fce4a"
      />
      <path d="M31.4 31L32.6 31L32.5 40L31.5 40Z" fill="#5da32f" />
    </>
  ),
  speed: (
    <>
      <path d="M10 48C14 43 22 45 28 45L54 46C54 50 50 52 46 52L14 52C11 52 9 50 10 48Z" fill="#8fce4a" />
      <path d="M46 47C46 40 48 34 50 28L53 29C54 34 54 40 54 46Z" fill="#8fce4a" />
      <path d="M50 28L47 20M52 29L56 21" stroke="#8fce4a" strokeWidth="2" strokeLinecap="round" />
      <circle cx="47" cy="20" r="2.5" fill="#ffe9a8" />
      <circle cx="56" cy="21" r="2.5" fill="#ffe9a8" />
      <path d="M13 46C11 30 19 18 31 18C42 19 47 29 45 46Z" fill="#f6f0e0" />
      <path
        d="M19 36C20 31 27 30 28 36C28 40 21 41 19 36ZM33 36C33 31 40 31 41 36C41 41 34 40 33 36ZM30 41L32 45L28 45Z"
        fill="#22123a"
      />
    </>
  ),
  checklist: (
    <>
      <path d="M15 54L16 27C17 15 24 10 33 10C43 10 48 17 48 27L49 54Z" fill="#d9cfb8" />
      <path d="M15 54L16 27C17 15 24 10 33 10C25 14 22 20 22 29L21 54Z" fill="#f6f0e0" />
      <g fill="none" stroke="#5da32f" strokeWidth="3.4" strokeLinecap="round" strokeLinejoin="round">
        <path d="M22 26L25 29L30 22M22 38L25 41L30 34" />
      </g>
      <path d="M34 25L43 24V27L34 28ZM34 37L43 36V39L34 40ZM23 47L43 46V49L23 50Z" fill="#7a6f5c" />
      <path d="M10 55C18 49 44 50 54 55C48 60 18 61 10 55Z" fill="#5da32f" />
    </>
  ),
  streak: (
    <>
      <path d="M20 56L22 40L42 41L45 56Z" fill="#f6f0e0" />
      <path d="M34 41L42 41L45 56H37Z" fill="#d9cfb8" />
      <path d="M24 41C25 45 27 48 28 44L29 41ZM33 41C34 50 37 50 38 42Z" fill="#d9cfb8" />
      <path
        d="M32 7C36 14 47 21 45 31C44 38 38 41 32 41C25 41 19 37 20 30C20 24 25 21 26 15C29 16 31 12 32 7Z"
        fill="#f2b632"
      />
      <path
        d="M33 18C35 23 41 26 40 32C39 37 36 39 32 39C28 39 24 36 25 32C26 28 31 26 33 18Z"
        fill="#ffe9a8"
      />
      <path
        d="M29 31C30 29 33 29 33 32C33 34 29 34 29 31ZM35 32C36 30 38 30 38 33C37 34 35 34 35 32Z"
        fill="#8a5212"
      />
    </>
  ),
  trophies: (
    <>
      <path
        d="M12 16H20V21H17C17 28 19 31 23 33L22 38C14 36 11 29 12 16ZM52 15H44V20H47C47 27 45 31 41 33L42 38C50 35 53 28 52 15Z"
        fill="#c5841f"
      />
      <path
        d="M18 11L46 10C46 30 42 40 35 42L36 49L44 51L45 55H19L20 51L28 49L29 42C22 40 18 30 18 11Z"
        fill="#f2b632"
      />
      <path d="M18 11H26C26 28 28 38 32 42H29C22 40 18 30 18 11Z" fill="#ffe9a8" />
      <path d="M26 19C26 14 38 14 39 20C39 24 37 25 37 28L29 29C29 26 26 24 26 19Z" fill="#f6f0e0" />
      <circle cx="30" cy="21" r="2" fill="#22123a" />
      <circle cx="35.5" cy="21" r="2" fill="#22123a" />
    </>
  ),
  event: (
    <>
      <circle cx="32" cy="33" r="20" fill="#5a8fb0" />
      <path
        d="M18 20C24 15 34 16 36 21C35 27 28 26 26 32C24 36 20 33 16 36C13 30 14 24 18 20ZM39 30C44 26 51 30 52 34C51 42 46 49 41 50C38 46 41 42 38 38C36 35 37 32 39 30ZM24 42C28 42 32 46 31 52C27 52 22 48 24 42Z"
        fill="#8fce4a"
      />
      <path d="M44 8C51 10 56 16 56 23C51 24 45 21 43 16C42 13 42 10 44 8Z" fill="#ffe9a8" />
      <path
        d="M12 33C22 40 44 42 52 33"
        stroke="#f2b632"
        strokeWidth="2.5"
        strokeDasharray="1 5"
        strokeLinecap="round"
        fill="none"
      />
    </>
  ),
};
