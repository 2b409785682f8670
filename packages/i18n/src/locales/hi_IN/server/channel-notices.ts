import type { Phrases } from '../../../phrases.ts';

export const channelNotices = {
  disconnected: {
    title: '“{channel}” को फिर से कनेक्ट करें',
    text: 'अब हम आपके YouTube चैनल “{channel}” की रिपोर्ट नहीं पढ़ सकते, क्योंकि अनुमति वापस ले ली गई है या उसका समय खत्म हो गया है। आँकड़े अपडेट रखने के लिए चैनल को फिर से कनेक्ट करें। नहीं तो एक हफ़्ते बाद हम इसका डेटा हटा देंगे।',
  },
  action: 'चैनल के आँकड़े देखें',
} satisfies Phrases['channelNotices'];
