import type { Phrases } from '../../../phrases.ts';

export const verification = {
  title: '银行卡验证',
  lead: '上传四张照片以验证银行卡。审核通过后，付款无需再等待。',
  progress: '已上传 {done} / {total}',
  status: {
    not_started: {
      title: '尚未开始',
      text: '从任意一张照片开始，大约需要两分钟。',
    },
    incomplete: {
      title: '缺少照片',
      text: '请上传缺少的照片。上传完最后一张后，审核会自动开始。',
    },
    in_review: {
      title: '审核中',
      text: '审核通常用时不到一天。完成后我们会发邮件通知您。',
    },
    approved: {
      title: '验证已通过',
      text: '今后付款无需再等待。',
    },
    rejected: {
      title: '请重新上传照片',
      text: '请更换未通过的照片，我们会重新审核。',
    },
  },
  reason: '原因：{reason}',
  submitted: '<time></time>提交',
  decided: '<time></time>审核',
  steps: {
    identity_front: {
      title: '身份证件正面',
      text: '护照、身份证或驾照，四角需完整入镜。',
    },
    identity_back: {
      title: '身份证件背面',
      text: '同一证件的背面。护照请拍签名页。',
    },
    selfie: {
      title: '手持证件自拍',
      text: '将证件举在脸旁，两者都要清晰可辨。',
    },
    card_front: {
      title: '银行卡正面',
      text: '露出姓名和卡号末四位，遮住其余数字，切勿露出背面的安全码。',
    },
  },
  drop: '将文件拖到此处，或选择文件',
  photo: '拍照',
  hint: 'JPEG、PNG、WebP 或 PDF，最大 10 MB',
  sending: '正在上传 {name}',
  done: '已上传',
  missing: '待上传',
  look: '查看 {name}',
  remove: {
    label: '移除',
    title: '移除这张照片？',
    text: '照片将被永久删除。请另外上传一张以开始审核。',
  },
  tooLarge: '文件超过 10 MB',
  privacy: {
    title: '隐私',
    text: '仅您和我们的付款审核人员可见。保存前会清除位置和相机信息。',
  },
} satisfies Phrases['verification'];
