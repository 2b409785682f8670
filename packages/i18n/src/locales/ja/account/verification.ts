import type { Phrases } from '../../../phrases.ts';

export const verification = {
  title: 'カードの本人確認',
  lead: '4枚の写真でカードがご本人のものであることを確認します。確認後は、お支払いがすぐに反映されます。',
  progress: '{done} / {total}件アップロード済み',
  status: {
    not_started: {
      title: 'まだ始まっていません',
      text: 'どの写真からでも始められます。2分ほどで終わります。',
    },
    incomplete: {
      title: '写真が足りません',
      text: '残りの写真をアップロードしてください。最後の1枚のあと、審査が自動的に始まります。',
    },
    in_review: {
      title: '審査中',
      text: '通常は1日以内に終わります。完了したらメールでお知らせします。',
    },
    approved: {
      title: '本人確認が完了しました',
      text: '手続きは完了しています。',
    },
    rejected: {
      title: 'より鮮明な写真をお送りください',
      text: '却下された写真を差し替えてください。もう一度審査します。',
    },
  },
  reason: '理由：{reason}',
  submitted: '<time></time>に提出',
  decided: '<time></time>に審査',
  steps: {
    identity_front: {
      title: '身分証明書（表）',
      text: 'パスポート、身分証明書、運転免許証のいずれか。四隅がすべて写るようにしてください。',
    },
    identity_back: {
      title: '身分証明書（裏）',
      text: '同じ書類の裏面。パスポートの場合は署名のあるページ。',
    },
    selfie: {
      title: '書類を持ったセルフィー',
      text: '書類を顔の横に持ってください。両方がはっきり写るようにしてください。',
    },
    card_front: {
      title: 'カード（表）',
      text: 'お名前と下4桁。ほかの数字は隠してください。裏面のコードは絶対に見せないでください。',
    },
  },
  drop: 'ここにファイルをドロップするか選択',
  photo: '写真を撮る',
  hint: 'JPEG、PNG、WebP、PDF、10 MBまで',
  sending: '{name}を送信中',
  done: 'アップロード済み',
  missing: '未アップロード',
  look: '{name}を見る',
  remove: {
    label: '削除',
    title: 'この写真を削除しますか？',
    text: '完全に削除されます。審査を始めるには、別の写真をアップロードしてください。',
  },
  tooLarge: 'ファイルが10 MBを超えています',
  privacy: {
    title: 'プライバシー',
    text: 'ご本人と、支払いを確認する担当者だけです。位置情報やカメラ情報は保存前に写真から取り除かれます。',
  },
} satisfies Phrases['verification'];
