import type { Phrases } from '../../phrases.ts';

export const errors = {
  invalid_input: 'Les données envoyées ne sont pas valides',
  malformed_request: 'La requête n’a pas pu être lue',
  body_too_large: 'C’est trop volumineux pour être envoyé',
  unsupported_media_type: 'Ce type de contenu n’est pas accepté ici',
  unauthenticated: 'Connectez-vous pour continuer',
  not_found: 'Nous n’avons rien trouvé',
  method_not_allowed: 'Cette action n’est pas possible ici',
  unknown_host: 'Aucun panel n’existe à cette adresse',
  cross_site_request: 'Cette requête provenait d’un autre site et a été refusée',
  wrong_state:
    'Ce n’est plus possible : quelque chose a changé entre-temps. Rechargez la page et vérifiez à nouveau.',
  idempotency_mismatch:
    'Ce formulaire a déjà été envoyé avec d’autres données. Rechargez la page avant de le renvoyer.',
  insufficient_balance: 'Votre solde est insuffisant',
  account_frozen: 'Votre compte est bloqué. Veuillez contacter le support.',
  too_many_requests: 'Trop de tentatives. Patientez un instant, puis réessayez.',
  unsafe_address: 'Cette adresse ne peut pas être utilisée',
  upstream_failed: 'Un service partenaire n’a pas répondu. Réessayez plus tard.',
  overloaded: 'Il y a beaucoup d’activité en ce moment. Réessayez dans un instant.',
  internal: 'Une erreur s’est produite de notre côté. Veuillez réessayer.',
  field: {
    required: 'Veuillez remplir ce champ',
    invalid: 'Veuillez vérifier cette valeur',
    too_short: '{limit} au minimum',
    too_long: '{limit} au maximum',
    too_small: 'Doit être supérieur ou égal à {limit}',
    too_big: 'Doit être inférieur ou égal à {limit}',
    not_a_number: 'Veuillez saisir un nombre',
    not_an_integer: 'Veuillez saisir un nombre entier',
    not_an_email: 'Veuillez saisir une adresse e-mail valide',
    not_a_url: 'Veuillez saisir un lien complet commençant par https://',
    not_an_amount: 'Veuillez saisir un montant comme 12.50',
    not_one_of: 'Veuillez choisir parmi : {options}',
    unknown_field: 'Ce champ n’est pas reconnu',
  },
} satisfies Phrases['errors'];
