import { useEffect, useState } from 'react';
import { type ClassDance, classDance, houseClass } from '#class/rules/class-dance.ts';
import { useRehearsal } from '#course/web/queries/course.ts';

/** Milliseconds that the course is waited for: a class also dances where no server is in reach. */
const patience = 4_000;

/** The dance of a class in this course; null until it is known. It does not change any more then: a class dances it. */
export function useClassDance(): ClassDance | null {
  const { lesson, step, isError } = useRehearsal();
  const [dance, setDance] = useState<ClassDance | null>(null);
  const [late, setLate] = useState(false);

  useEffect(() => {
    const timer = window.setTimeout(() => setLate(true), patience);
    return () => window.clearTimeout(timer);
  }, []);

  useEffect(() => {
    if (lesson) setDance((known) => known ?? classDance(step ?? null, lesson));
    else if (isError || late) setDance((known) => known ?? houseClass());
  }, [lesson, step, isError, late]);

  return dance;
}
