// Texts with the parts of the world, and about a wrong clock of the device. Their ids must stay, because operators
// have stored their own wordings under them.

export const event = {
  together_device_fast: 'Your device is {time} fast. Here everything goes by the server’s clock.',
  together_device_slow: 'Your device is {time} slow. Here everything goes by the server’s clock.',
  together_area_africa: 'Africa',
  together_area_america: 'The Americas',
  together_area_antarctica: 'Antarctica',
  together_area_arctic: 'The Arctic',
  together_area_asia: 'Asia',
  together_area_atlantic: 'The Atlantic',
  together_area_australia: 'Australia',
  together_area_europe: 'Europe',
  together_area_indian: 'The Indian Ocean',
  together_area_pacific: 'The Pacific',
  together_area_elsewhere: 'Elsewhere',
} as const;
