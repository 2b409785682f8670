export const verification = {
  title: 'Card verification',
  lead: 'Four pictures show that the card is yours. Once they have been checked, your payments go through without waiting.',
  progress: '{done} of {total} handed in',
  status: {
    not_started: {
      title: 'Not started yet',
      text: 'Start with any picture. It takes about two minutes.',
    },
    incomplete: {
      title: 'Pictures are still missing',
      text: 'Hand in the missing pictures; with the last one the check begins by itself.',
    },
    in_review: {
      title: 'We are checking your pictures',
      text: 'This usually takes less than a day. We write to you as soon as it is done.',
    },
    approved: {
      title: 'You are verified',
      text: 'There is nothing more to do. Thank you.',
    },
    rejected: {
      title: 'Please send a better picture',
      text: 'Replace the picture in question; then we check again.',
    },
  },
  reason: 'Why: {reason}',
  steps: {
    identity_front: {
      title: 'Identity card, front',
      text: 'Passport, identity card or driving licence. All four corners in the picture.',
    },
    identity_back: {
      title: 'Identity card, back',
      text: 'The other side of the same document. Of a passport, the page with your signature.',
    },
    selfie: {
      title: 'You with the document',
      text: 'Hold the document beside your face. Both must be easy to recognise.',
    },
    card_front: {
      title: 'Bank card, front',
      text: 'Your name and the last four digits. Cover the other digits; never show the code on the back.',
    },
  },
  drop: 'Drop a file here or choose one',
  photo: 'Take a photo',
  hint: 'JPEG, PNG, WebP or PDF, up to 10 MB',
  sending: 'Sending {name}',
  done: 'Handed in',
  missing: 'Missing',
  look: 'Look at {name}',
  remove: {
    label: 'Take back',
    title: 'Take this picture back?',
    text: 'It is deleted for good. You will need to send another one for the check to begin.',
  },
  tooLarge: 'This file is larger than 10 MB',
  privacy: {
    title: 'Who sees this',
    text: 'Only you and the people who check payments. Places and camera data are removed from your pictures before they are stored.',
  },
} as const;
