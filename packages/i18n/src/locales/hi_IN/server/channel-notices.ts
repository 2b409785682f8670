import type { Phrases } from '../../../phrases.ts';

export const channelNotices = {
  disconnected: {
    title: '“{channel}” को फिर से कनेक्ट करें',
    text: 'YouTube अब हमें आपके चैनल “{channel}” की रिपोर्ट नहीं पढ़ने देता: अनुमति वापस ले ली गई है या उसकी समय-सीमा खत्म हो गई है। अपने आँकड़े अप-टू-डेट रखने के लिए इसे फिर से कनेक्ट करें, वरना एक हफ़्ते बाद हम इसके आँकड़े हटा देंगे।',
  },
  action: 'चैनल के आँकड़े देखें',
} satisfies Phrases['channelNotices'];
