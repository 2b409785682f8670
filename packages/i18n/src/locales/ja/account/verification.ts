import type { Phrases } from '../../../phrases.ts';

export const verification = {
  title: 'カードの本人確認',
  lead: '写真を4枚アップロードして、カードの本人確認を行います。承認後は、お支払いがすぐに反映されます。',
  progress: 'アップロード済み：{done} / {total}',
  status: {
    not_started: {
      title: '未開始',
      text: 'どの写真からでも始められます。2分ほどで終わります。',
    },
    incomplete: {
      title: '写真が足りません',
      text: '残りの写真をアップロードしてください。最後の1枚をアップロードすると、審査が自動的に始まります。',
    },
    in_review: {
      title: '審査中',
      text: '通常は1日以内に終わります。完了したらメールでお知らせします。',
    },
    approved: {
      title: '本人確認が承認されました',
      text: 'お支払いはすぐに反映されます。',
    },
    rejected: {
      title: '写真を撮り直してください',
      text: '承認されなかった写真を差し替えてください。もう一度審査します。',
    },
  },
  reason: '理由：{reason}',
  submitted: '提出：<time></time>',
  decided: '審査完了：<time></time>',
  steps: {
    identity_front: {
      title: '身分証明書（表）',
      text: 'パスポート、身分証カード、運転免許証のいずれかを、四隅がすべて写るように撮影してください。',
    },
    identity_back: {
      title: '身分証明書（裏）',
      text: '同じ書類の裏面です。パスポートの場合は、署名のあるページを撮影してください。',
    },
    selfie: {
      title: '書類を持った自撮り',
      text: '書類を顔の横に持ち、両方がはっきり写るように撮影してください。',
    },
    card_front: {
      title: 'カード（表）',
      text: 'お名前とカード番号の下4桁が見えるようにし、ほかの数字は隠してください。裏面のコードは絶対に写さないでください。',
    },
  },
  drop: 'ファイルをドロップまたは選択',
  photo: '写真を撮る',
  hint: 'JPEG、PNG、WebP、PDF（10 MBまで）',
  sending: 'アップロード中：{name}',
  done: 'アップロード済み',
  missing: '未アップロード',
  look: '表示：{name}',
  remove: {
    label: '削除',
    title: 'この写真を削除しますか？',
    text: '完全に削除されます。審査を始めるには、別の写真をアップロードしてください。',
  },
  tooLarge: 'ファイルが10 MBを超えています',
  privacy: {
    title: 'プライバシー',
    text: '写真を閲覧できるのは、ご本人とお支払いの審査担当者だけです。位置情報とカメラ情報は、保存前に削除されます。',
  },
} satisfies Phrases['verification'];
