import type { Phrases } from '../../../phrases.ts';

export const videoSource = {
  label: '数据说明',
  sample: {
    badge: '示例数据',
    text: '这些是示例数据，供您试用本页。本站连接 YouTube 后将显示真实数据。',
  },
  states: {
    quota_used_up: '今天的 YouTube 请求次数已达上限。每日重置后会更新数据。',
    unavailable: 'YouTube 暂时没有响应，我们会继续重试。',
    not_connected: '该频道尚未连接 YouTube。',
    consent_revoked: 'YouTube 上的授权已被撤销。请重新连接频道以更新数据。',
    gone: '该频道或视频已不在 YouTube 上。',
  },
  updated: '更新时间：<time></time>',
  nextUpdate: '下次更新：<time></time>',
} satisfies Phrases['videoSource'];
