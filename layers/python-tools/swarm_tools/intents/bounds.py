"""What docstrings say of the ends of a range or a stretch of time: with them or without."""

HALF_OPEN = r"(?s)\A(?!.*\binclusive\b).*<=\s*`?\w+(\[\w+\])?`?\s*<(?!=)"
WITH_ITS_END = (
    r"(?s)\A(?!.*(\bexclu|\bnot inclu|\bhalf|\bstrict|\bnon compris|<=?\s*`?\w+`?\s*<(?!=))).*"
    r"(<=\s*`?\w+(\[\w+\])?`?\s*<=|\bboth\b[^.]{0,20}\bincluded\b|\binclusive(ly)?\b"
    r"|\b(bornes|inclus)\w* (in)?compris\w*\b|\bcompris\w*\b|\binclus\w*\b|\[low, high\]"
    r"|\b(ends|bounds|limits|bornes)( are)? \(?included\b|\bincluding (both|the (last|end))\b)"
)
"""Both ends belong to the range."""
WITHOUT_ITS_END = (
    r"\A(?!.*(\binclusive\b|\bincluded\b|\bboth\b|\bcompris)).*"
    r"(\bexclusive\b|\bexcluded\b|\bexcluding\b|\bnot including\b|\bexclue?s?\b)"
)
"""The last end does not belong to the range."""
STRICTLY_LATER = (
    r"\A(?!.*\b(on or after|same day|or itself|included|inclusive|today counts)\b).*"
    r"(\bstrictly (after|later)\b|\bnever (the|that) (same )?day\b|\bstrictement apr[eè]s\b"
    r"|\b(a|one) week later\b)"
)
NOW_OR_LATER = r"\b(on or after|not before|itself included|including (the|that) (day|date))\b"
END_APART = (
    r"\bend (is|are) not (a )?part\b|\bmay (begin|start) when\b|\bhalf[- ]open\b"
    r"|\b(touch\w*|adjacent|back[- ]to[- ]back|meet\w*)\b[^.;]{0,40}\b(not|don't|no|never)\b"
    r"|\bends? (is |are )?exclu"
)
"""One stretch may begin where another ends."""
