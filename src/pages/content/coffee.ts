// Texts of the donation page and the not-found page.

export const coffee = {
  coffee_title: 'Buy us a coffee',
  coffee_text:
    'The course is free and stays free: no trial, no credit card, no coffin upgrade. It is made in the evenings, and evenings run on coffee.',
  coffee_use:
    'Your gift pays for servers, cameras and the occasional shovel. It is voluntary and unlocks nothing.',
  coffee_button: 'Give a coffee',
  coffee_note: 'Opens the payment page in a new tab.',

  not_found_code: '404',
  not_found_title: 'Oops! Page not found',
  not_found_text: 'Something was buried here once. It seems to have got up and left.',
  not_found_home: 'Return to Home',
} as const;
