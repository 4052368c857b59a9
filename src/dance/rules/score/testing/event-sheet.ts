// The script of a made-up event, as organisers write scripts. Its 684 counts and the intro last 6:08 minutes.

export const eventSheet = `Title: Night of the slow walkers
118 bpm, intro 20 s

# Rise
8 hold still / 1 down 5 listen
8 fingers wake: fingers 1 wrists 3 elbows 5 heads 7
8 push up / 1 push 3 and 5 up
8 look around / 1 left 3 right 5 left 7 front
# Zombie March
8 march forward / 1 step 2 step 3 step 4 drag 5 step 6 step 7 step 8 drag
8 march back / 1 back 2 back 3 back 4 drag 5 back 6 back 7 back 8 drag
8 march forward
8 march back
# Booty Bounce
4x8 bounce: bounce 1 bounce 3 bounce 5 bounce 7
# Swim
2x8 swim / 1 swim 3 swim 5 together 7 jump
> Long arms, as if the air were mud.
8 dive / 1 over 5 down
8 come up / 1 up 3 shake 5 shake 7& gasp
repeat Zombie March
# Claws
8 claw left / 1 claw 3 claw 5 claw-claw 7 hiss
8 claw right / 1 claw 3 claw 5 claw-claw 7 hiss
8 claw left
8 claw right
# Graveyard shuffle
1-2 Drag right foot, close
3-4 Drag right foot, close
5&6 Step, together, step
7-8 Roll the head, hold
1-2 Drag left foot, close
3-4 Drag left foot, close
5&6 Step, together, step
7-8 Roll the head, hold
2x8 shrug / 1 up 2 down 3& up 5 up 6 down 7 stop
repeat Booty Bounce
repeat Swim
# The wall
## Feel the wall
8 feel left: hand 1 hand 3 slide 5
8 feel right: hand 1 hand 3 slide 5
8 feel up / 1 up 5 higher
8 lean / 1 lean 5 and hold
## Break the wall
4x8 hit / 1 hit 2 hit 3 kick 5 hit 6 hit 7 kick
# Stomp and roar
2x8 stomp: stomp 1 stomp 3 stomp 5 stomp 6 stomp 7
8 breathe in / 1 small 3 bigger 5 bigger
8 roar / 1 roar
repeat Zombie March
repeat Claws
repeat Graveyard shuffle
repeat Booty Bounce
repeat The wall
repeat Swim
repeat Zombie March
repeat Stomp and roar
# Fall
8 fall / 1 knees 3 hands 5 down
4 lie still
`;
