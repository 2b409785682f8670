export const verification = {
  title: 'Card verification',
  lead: 'Upload four photos to verify your card. After approval, your payments go through without delay.',
  progress: '{done} of {total} uploaded',
  status: {
    not_started: {
      title: 'Not started yet',
      text: 'Start with any photo. It takes about two minutes.',
    },
    incomplete: {
      title: 'Photos missing',
      text: 'Upload the missing photos. The review starts automatically after the last one.',
    },
    in_review: {
      title: 'In review',
      text: 'This usually takes less than a day. We’ll e-mail you when it’s done.',
    },
    approved: {
      title: 'Verification approved',
      text: 'Your payments go through without delay.',
    },
    rejected: {
      title: 'Upload a better photo',
      text: 'Replace the declined photo and we’ll review it again.',
    },
  },
  reason: 'Reason: {reason}',
  submitted: 'Submitted <time></time>',
  decided: 'Reviewed <time></time>',
  steps: {
    identity_front: {
      title: 'ID document, front',
      text: 'Passport, ID card or driver’s license. All four corners visible.',
    },
    identity_back: {
      title: 'ID document, back',
      text: 'The back of the same document. For a passport, the signature page.',
    },
    selfie: {
      title: 'Selfie with document',
      text: 'Hold the document next to your face. Both must be clearly visible.',
    },
    card_front: {
      title: 'Bank card, front',
      text: 'Show your name and the last four digits. Cover the rest, and never show the code on the back.',
    },
  },
  drop: 'Drop a file or browse',
  photo: 'Take a photo',
  hint: 'JPEG, PNG, WebP or PDF, up to 10 MB',
  sending: 'Uploading {name}',
  done: 'Uploaded',
  missing: 'Missing',
  look: 'View {name}',
  remove: {
    label: 'Remove',
    title: 'Remove this photo?',
    text: 'It will be deleted permanently. Upload another one to start the review.',
  },
  tooLarge: 'This file is larger than 10 MB',
  privacy: {
    title: 'Privacy',
    text: 'Visible only to you and our payment reviewers. Location and camera data are removed before storage.',
  },
} as const;
