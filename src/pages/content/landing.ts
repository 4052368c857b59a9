// Texts of the landing page.

export const landing = {
  landing_hero_title: 'Learn the zombie dance the whole world dances at once',
  landing_hero_text:
    'Twelve short lessons, one rehearsal, and a cast that only knows how to shuffle. By the big day you will be dancing all 6 minutes.',
  landing_hero_start: 'Start Learning Free',
  landing_hero_watch: 'Watch How It Works',
  landing_hero_note: 'Free. No credit card. Works on any device.',
  landing_teachers:
    'Teaching a class? Show the dance on your projector, led from your phone. No account needed.',
  landing_claim_dancers: '25,000+ dancers',
  landing_claim_countries: '30+ countries',
  landing_claim_minutes: '6 minutes of dance',
  landing_problem_title: 'The problem',
  landing_problem_text:
    'You rewind the same ten seconds all evening, lose count, and your left foot is still the wrong foot.',
  landing_solution_title: 'The solution',
  landing_solution_text:
    'The dance in 15-second bites. Loop one, slow it down, say the cue out loud, tick it off, next.',
  landing_result_title: 'The result',
  landing_result_text:
    'Twelve days later your body knows it. You arrive at the event, the music starts, and you rise.',
  landing_testimonial:
    'I have two left feet and both were asleep. Two weeks of fifteen-second loops later I danced the whole thing between a nurse and a nine-foot werewolf.',
  landing_testimonial_name: 'A dancer who came for the snacks',
  landing_features_title: 'Built for practice',
  landing_feature_1_title: '15-second segments',
  landing_feature_1_text: 'Every lesson is cut where the counts are. Loop any piece until it sticks.',
  landing_feature_2_title: 'Any speed',
  landing_feature_2_text:
    'Full, three quarters, half or quarter speed. Slow is not cheating, slow is undead.',
  landing_feature_3_title: 'Practice lists',
  landing_feature_3_text: 'Each day ends in a short list of things you can do. Tick them off.',
  landing_feature_4_title: 'Streaks',
  landing_feature_4_text: 'A little every day beats a lot on Friday. We count the days for you.',
  landing_feature_5_title: 'Five trophies',
  landing_feature_5_text: 'One for each part and one for the full rehearsal. All suitably ghastly.',
  landing_feature_6_title: 'Countdown',
  landing_feature_6_text: 'Always see how long until everybody dances, in your own time zone.',
  landing_demo_title: 'See how it works',
  landing_demo_text: 'Press play, then follow the count below the dancer. That is all there is to it.',
  landing_demo_play: 'Play the demo',
  landing_event_title: 'One dance, one moment, everywhere',
  landing_event_text:
    'Once a year, on the Saturday before Halloween, people all over the world dance the same routine at the same minute, each group for a charity of its own choice.',
  landing_event_link: 'Visit the event site',
  landing_event_find: 'Find an event near you',
  landing_countdown_title: 'Thrill Time starts in',
  landing_countdown_days: 'days',
  landing_countdown_hours: 'hours',
  landing_countdown_minutes: 'minutes',
  landing_final_title: 'Your grave can wait. Lesson 1 is ready.',
  landing_final_text: 'Half an hour a day is plenty.',
  landing_final_button: 'Start Learning Free',
} as const;
